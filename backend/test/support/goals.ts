import type { Goal } from '#contract/goals';
import type { ApiClient } from './api-client.js';
import type { PlacedChild } from './placed-child.js';
import type { Product } from './product.js';

export const STEPS = [{ text: 'Look up when somebody says my name' }, { text: 'Wave back' }];

/** How goals are made, read and changed. */
export function goals(product: Product) {
  const goalOf = async (body: object, by: ApiClient = product.admin): Promise<Goal> => {
    const answer = await by.post('/goals').send({ title: 'Say hello', steps: STEPS, ...body });
    expect(answer.status).toBe(201);
    return answer.body as Goal;
  };
  const goalsOf = async ({ booking }: Pick<PlacedChild, 'booking'>, by: ApiClient = product.admin): Promise<Goal[]> => {
    const answer = await by.get('/goals').query({ filter: JSON.stringify({ booking }) });
    expect(answer.status).toBe(200);
    return answer.body as Goal[];
  };
  const change = (goal: Goal, body: object, by: ApiClient = product.admin) => by.put(`/goals/${goal._id}`).send(body);
  return { goalOf, goalsOf, change };
}
