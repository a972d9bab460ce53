import { isPlain, runsOf } from './scripts';

describe('the scripts of a line', () => {
  it('are cut where they change, and joiners stay with their letters', () => {
    const shri = 'ශ්\u200Dරී';
    expect(runsOf(`Nimal ${shri} குமார்`)).toEqual([
      { script: 'latin', text: 'Nimal ' },
      { script: 'sinhala', text: shri },
      { script: 'latin', text: ' ' },
      { script: 'tamil', text: 'குமார்' },
    ]);
  });

  it.each(['BEd (Hons) – São Paulo', 'one\ntwo'])('%j is plain', (text) => {
    expect(isPlain(text)).toBe(true);
  });

  it.each(['නිමල්', 'குமார்', 'Đỗ', '日本'])('%j is not', (text) => {
    expect(isPlain(text)).toBe(false);
  });
});
