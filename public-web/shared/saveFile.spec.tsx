import { saveFile } from './saveFile.js';

it('a download can be read for a while after the click, and is then given up', () => {
  jest.useFakeTimers();
  const revoked: string[] = [];
  const clicked: string[] = [];
  URL.createObjectURL = () => 'blob:1';
  URL.revokeObjectURL = (address) => revoked.push(address);
  HTMLAnchorElement.prototype.click = function click() {
    clicked.push(`${this.download} ${this.href}`);
  };
  saveFile('data.json', new Blob(['{}']));
  expect(clicked).toEqual(['data.json blob:1']);
  jest.advanceTimersByTime(10_000);
  expect(revoked).toEqual([]);
  jest.advanceTimersByTime(60_000);
  expect(revoked).toEqual(['blob:1']);
  jest.useRealTimers();
});
