import type { Product } from './product.js';
import { login, tokenOf } from './registration.js';

export const EDITOR = { email: 'editor@onestep.test', password: 'courses and profiles only' } as const;

/** Invites somebody into the admin app. @returns the secret of the link they get */
export async function invited(
  { admin }: Pick<Product, 'admin'>,
  email: string,
  role: 'Admin' | 'ContentEditor',
): Promise<string> {
  const { status, body } = await admin.post('/administrators').send({ email, full_name: 'Kumari Fonseka', role });
  expect(status).toBe(201);
  return secretOf((body as { invitation: string }).invitation);
}

/** What stands after `#`. */
export function secretOf(link: string): string {
  const secret = new URL(link).hash.slice(1);
  expect(secret).toMatch(/^[\w-]{43}$/);
  return secret;
}

/** Somebody who followed the invitation, chose a password and signed in. */
export async function anOfficeToken(
  product: Product,
  role: 'Admin' | 'ContentEditor',
  { email, password }: { readonly email: string; readonly password: string } = EDITOR,
): Promise<string> {
  const token = await invited(product, email, role);
  const { status } = await product.visitor.post('/user/reset-password').send({ token, password });
  expect(status).toBe(200);
  return tokenOf(await login(product, email, password));
}
