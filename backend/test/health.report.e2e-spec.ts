import { aBooking } from './factories/index.js';
import { ADMIN, theProduct } from './support/product.js';
import { login } from './support/registration.js';

const TOKEN = 'a token for metrics, for tests only';

describe('where no token for metrics is set', () => {
  const product = theProduct();

  it('they are an unknown path', async () => {
    const [asked, unknown] = [await product.as(TOKEN).get('/metrics'), await product.as(TOKEN).get('/nothing')];
    expect(asked.status).toBe(404);
    expect(asked.body).toEqual(unknown.body);
  });

  it.each(['/health/live', '/health/ready'])('the health is good: %s', async (path) => {
    const { status, body, headers } = await product.visitor.get(path);
    expect({ status, body: body as unknown }).toEqual({ status: 200, body: { status: 'ok' } });
    expect(headers['cache-control']).toBe('no-store');
  });
});

describe('metrics', () => {
  const product = theProduct({ METRICS_TOKEN: TOKEN, RATE_LIMITS: 'on' });
  const figures = async (): Promise<string> => {
    const { status, text, headers } = await product.as(TOKEN).get('/metrics');
    expect(status).toBe(200);
    expect(headers).toMatchObject({ 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' });
    expect(headers['content-type']).toMatch(/^text\/plain/);
    return text;
  };
  /** What the figure of a name with these labels says; 0 where it is not there yet. */
  const figure = async (name: string, ...labels: readonly string[]): Promise<number> => {
    const line = (await figures())
      .split('\n')
      .find((one) => one.startsWith(name) && labels.every((label) => one.includes(label)));
    return Number(line?.split(' ').at(-1) ?? 0);
  };

  it.each(['', TOKEN.slice(1), `${TOKEN}x`])('are an unknown path for the token %j', async (token) => {
    for (const method of ['get', 'post', 'head'] as const) {
      const [asked, unknown] = [
        await product.as(token)[method]('/metrics'),
        await product.as(token)[method]('/nothing'),
      ];
      expect(asked.status).toBe(404);
      expect(Object.keys(asked.headers)).toEqual(Object.keys(unknown.headers));
    }
    expect((await product.visitor.get('/metrics')).status).toBe(404);
    expect((await product.admin.get('/metrics')).status).toBe(404);
    expect((await product.as(TOKEN).get('/metrics/more')).status).toBe(404);
  });

  it('time requests by route, method and kind of answer, never by what stood in the address', async () => {
    const route = ['route="/shadow-teacher/update-booking/:id"', 'method="PUT"', 'status="4xx"'];
    const before = await figure('onestep_request_seconds_count', ...route);
    await product.admin.put(`/shadow-teacher/update-booking/canary${'f'.repeat(18)}`).send({ status: 'Approved' });
    await product.visitor.get('/canary/page?name=Canary');
    await product.visitor.post('/shadow-teacher/add-booking').send(aBooking('shadow-teacher', { childName: 'Canary' }));
    expect(await figure('onestep_request_seconds_count', ...route)).toBe(before + 1);
    expect(await figure('onestep_request_seconds_count', 'add-booking', 'method="POST"', 'status="2xx"')).toBe(1);
    expect(await figures()).not.toMatch(/canary/i);
  });

  it('time what the store does, by command and collection', async () => {
    const finds = ['command="find"', 'collection="bookings"', 'result="ok"'];
    const before = await figure('onestep_store_command_seconds_count', ...finds);
    await product.admin.get('/bookings/inbox');
    expect(await figure('onestep_store_command_seconds_count', ...finds)).toBe(before + 1);
  });

  it('count failed logins and what the limits refused', async () => {
    const failed = await figure('onestep_logins_failed_total');
    for (let i = 0; i < 11; i++) await login(product, ADMIN.email, 'not the password');
    expect(await figure('onestep_logins_failed_total')).toBe(failed + 10);
    expect(await figure('onestep_rate_limited_total', 'limit="loginOfAccount"')).toBe(1);
  });

  it('say how the process is', async () => {
    for (const name of [
      'nodejs_eventloop_lag_p99_seconds',
      'process_resident_memory_bytes',
      'nodejs_heap_size_used_bytes',
    ])
      expect(await figure(`${name} `)).toBeGreaterThan(0);
  });
});
