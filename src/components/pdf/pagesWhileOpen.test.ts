import { pagesWhileOpen } from './pagesWhileOpen';

type Pages = Parameters<typeof pagesWhileOpen>[0];

function openDocument(getPage: (number: number) => Promise<unknown>) {
  let open = true;
  const document = { getPage } as Pages;
  pagesWhileOpen(document, () => open);
  return {
    document,
    close: () => {
      open = false;
    },
  };
}

test('a page of an open document is answered, and so is why it cannot be', async () => {
  const { document } = openDocument((number) =>
    number === 1 ? Promise.resolve('first') : Promise.reject(new Error('no such page')),
  );
  await expect(document.getPage(1)).resolves.toBe('first');
  await expect(document.getPage(2)).rejects.toThrow('no such page');
});

test('a page that the closing of its document refuses is not an error for anybody', async () => {
  let refuse: (error: Error) => void = () => undefined;
  const refused = new Promise<unknown>((_resolve, reject) => {
    refuse = reject;
  });
  const { document, close } = openDocument(() => refused);
  const heard: unknown[] = [];
  void document.getPage(1).then(
    (page) => heard.push(page),
    (error) => heard.push(error),
  );
  close();
  refuse(new Error('Transport destroyed'));
  await expect(refused).rejects.toThrow();
  expect(heard).toEqual([]);
});
