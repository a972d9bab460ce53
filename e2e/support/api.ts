import { ADMIN } from './admin.js';

let shared: Promise<Api> | undefined;

/** The product's HTTP API, for setting up what a browser test looks at. */
export class Api {
  private constructor(
    private readonly baseURL: string,
    readonly token: string,
  ) {}

  /** A session of its own, for a test that ends it. */
  static async signedIn(baseURL: string): Promise<Api> {
    const { token } = (await new Api(baseURL, '').post('/user/login', ADMIN)) as { token: string };
    return new Api(baseURL, token);
  }

  /**
   * The session of this worker. An account keeps its newest twenty sessions only: with one or two for each test, those of
   * a long test ended before it.
   */
  static shared(baseURL: string): Promise<Api> {
    shared ??= Api.signedIn(baseURL);
    return shared;
  }

  get(path: string): Promise<unknown> {
    return this.send('GET', path);
  }

  post(path: string, body: object): Promise<unknown> {
    return this.send('POST', path, body);
  }

  put(path: string, body: object): Promise<unknown> {
    return this.send('PUT', path, body);
  }

  async delete(path: string): Promise<void> {
    await this.send('DELETE', path);
  }

  /** @param form text fields and files, sent as multipart */
  async postForm(path: string, form: FormData): Promise<unknown> {
    return this.read(await fetch(this.baseURL + path, { method: 'POST', headers: this.headers(), body: form }));
  }

  private async send(method: string, path: string, body?: object): Promise<unknown> {
    const headers = { ...this.headers(), ...(body && { 'Content-Type': 'application/json' }) };
    const init = { method, headers, ...(body && { body: JSON.stringify(body) }) };
    return this.read(await fetch(this.baseURL + path, init));
  }

  private headers(): Record<string, string> {
    return this.token === '' ? {} : { Authorization: `Bearer ${this.token}` };
  }

  private async read(response: Response): Promise<unknown> {
    if (!response.ok) throw new Error(`${response.url} answered ${response.status}: ${await response.text()}`);
    return response.json();
  }
}
