export interface StreamEvent {
  name: string;
  data: string;
}

/** Splits the text of an event stream as it arrives; a piece may end anywhere. */
export function eventReader(onEvent: (event: StreamEvent) => void): (piece: string) => void {
  let rest = '';
  return (piece) => {
    const blocks = (rest + piece).split('\n\n');
    rest = blocks.pop() ?? '';
    for (const block of blocks) {
      const lines = block.split('\n');
      const value = (name: string) =>
        lines
          .filter((line) => line.startsWith(`${name}:`))
          .map((line) => line.slice(name.length + 1).trimStart())
          .join('\n');
      const data = value('data');
      // Comments only keep the connection alive.
      if (data) onEvent({ name: value('event'), data });
    }
  };
}
