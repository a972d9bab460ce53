import { qrPath } from './qrPath.js';

describe('a QR code', () => {
  it('has its three corners in a quiet margin', () => {
    const { size, path } = qrPath('https://onestep.example/booking-status#secret');
    const side = size - 8;
    for (const [x, y] of [
      [4, 4],
      [4 + side - 7, 4],
      [4, 4 + side - 7],
    ] as const) {
      expect(path).toContain(`M${x} ${y}h1v1h-1z`);
      expect(path).toContain(`M${x + 6} ${y + 6}h1v1h-1z`);
      expect(path).not.toContain(`M${x + 1} ${y + 1}h`);
    }
    expect(path).not.toMatch(/M[0-3] /);
  });

  it('is another one for another address', () => {
    expect(qrPath('https://onestep.example/a')).not.toEqual(qrPath('https://onestep.example/b'));
  });
});
