import { type CapturedPage, movePage, turnPage } from './capturedPages';

const page = (id: number): CapturedPage => ({
  id,
  name: `${id}.jpg`,
  jpeg: new Blob(),
  width: 1,
  height: 1,
  turns: 0,
});
const pages = [page(1), page(2), page(3)];
const order = (all: readonly CapturedPage[]) => all.map(({ id }) => id);

test('a page moves one place and stays at the ends; four turns leave it as it was', () => {
  expect(order(movePage(pages, 1, 1))).toEqual([2, 1, 3]);
  expect(order(movePage(pages, 3, -1))).toEqual([1, 3, 2]);
  expect(order(movePage(pages, 1, -1))).toEqual([1, 2, 3]);
  expect(order(movePage(pages, 3, 1))).toEqual([1, 2, 3]);
  const turned = [1, 2, 3, 4].map((times) => {
    let now: readonly CapturedPage[] = pages;
    for (let time = 0; time < times; time += 1) now = turnPage(now, 2);
    return now[1]?.turns;
  });
  expect(turned).toEqual([1, 2, 3, 0]);
});
