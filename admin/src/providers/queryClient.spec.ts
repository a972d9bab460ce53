import { setImmediate as turn } from 'node:timers/promises';
import { QueryObserver } from '@tanstack/react-query';
import { makeQueryClient, replaceCached } from './queryClient';

it('a list that was being read when one of its records was changed shows it as it was answered', async () => {
  const client = makeQueryClient();
  let answer: (list: object) => void = () => undefined;
  const list = new QueryObserver<object>(client, {
    queryKey: ['shadow-teacher', 'getList', {}],
    queryFn: () => new Promise((resolve) => (answer = resolve)),
  });
  const leave = list.subscribe(() => undefined);
  replaceCached(client, 'shadow-teacher', { id: 'b1', status: 'Approved' });
  const others = [{ id: 'b2', status: 'Pending' }];
  answer({ data: [{ id: 'b1', status: 'Pending' }, ...others], total: 2 });
  await turn();
  expect(list.getCurrentResult().data).toEqual({ data: [{ id: 'b1', status: 'Approved' }, ...others], total: 2 });
  leave();
});

it('a record that was being read when it was changed stays as it was answered', async () => {
  const client = makeQueryClient();
  let answer: (record: object) => void = () => undefined;
  const page = new QueryObserver<object>(client, {
    queryKey: ['shadow-teacher', 'getOne', { id: 'b1', meta: undefined }],
    queryFn: () => new Promise((resolve) => (answer = resolve)),
  });
  const leave = page.subscribe(() => undefined);
  replaceCached(client, 'shadow-teacher', { id: 'b1', status: 'Approved' });
  answer({ id: 'b1', status: 'Pending' });
  await turn();
  expect(page.getCurrentResult()).toMatchObject({
    data: { id: 'b1', status: 'Approved' },
    fetchStatus: 'idle',
    status: 'success',
  });
  leave();
});
