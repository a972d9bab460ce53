import { theProduct } from './support/product.js';

describe('the health of a product whose store is there', () => {
  const product = theProduct();

  it.each(['/health/live', '/health/ready'])('is good: %s', async (path) => {
    const { status, body, headers } = await product.visitor.get(path);
    expect({ status, body: body as unknown }).toEqual({ status: 200, body: { status: 'ok' } });
    expect(headers['cache-control']).toBe('no-store');
  });
});
