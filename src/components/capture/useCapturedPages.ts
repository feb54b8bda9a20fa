import { useEffect, useRef, useState } from 'react';
import { type CapturedPage, MOST_PAGES, movePage, turnPage } from './capturedPages';
import { PictureFault, readPicture } from './readPicture';

let lastId = 0;

/** The pictures of a document that is being put together, each made ready as it comes. */
export function useCapturedPages(first: readonly File[]) {
  const [pages, setPages] = useState<readonly CapturedPage[]>([]);
  const [reading, setReading] = useState(0);
  const [refused, setRefused] = useState<readonly string[]>([]);
  const count = useRef(0);
  const begun = useRef(false);
  count.current = pages.length;

  const add = async (files: readonly File[]) => {
    const room = MOST_PAGES - count.current;
    const fit = files.slice(0, room);
    const left = files.length - fit.length;
    setRefused(left > 0 ? [`${left} no entran: el máximo es ${MOST_PAGES} páginas.`] : []);
    setReading((now) => now + fit.length);
    // One after the other: a phone has no memory for many large pictures at once.
    for (const file of fit) {
      try {
        const picture = await readPicture(file);
        lastId += 1;
        const page = { ...picture, id: lastId, turns: 0 };
        setPages((before) => [...before, page]);
      } catch (error) {
        if (!(error instanceof PictureFault)) throw error;
        setRefused((before) => [...before, error.message]);
      }
      setReading((now) => now - 1);
    }
  };
  useEffect(() => {
    if (begun.current) return;
    begun.current = true;
    void add(first);
  });
  return {
    pages,
    reading: reading > 0,
    refused,
    add,
    move: (id: number, by: 1 | -1) => setPages((before) => movePage(before, id, by)),
    turn: (id: number) => setPages((before) => turnPage(before, id)),
    remove: (id: number) => setPages((before) => before.filter((page) => page.id !== id)),
  };
}
