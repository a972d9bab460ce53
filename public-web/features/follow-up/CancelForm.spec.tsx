import { screen } from '@testing-library/react';
import { renderPage } from '../../test/render.js';
import { forgetAll, readQuestion, summaryFocused } from '../../test/SampleForm.js';
import { serverThat } from '../../test/server.js';
import { CancelForm } from './forms.js';

const gone = { status: 200, body: { message: 'Gone.' } };

/** The question whether a message shall be deleted. */
function ask(...answers: Parameters<typeof serverThat>) {
  const calls = serverThat(...answers);
  const said: string[] = [];
  const { user } = renderPage(
    <CancelForm
      token="secret"
      kind="contact"
      title={['Cancel']}
      onDone={() => said.push('done')}
      onRemoved={() => said.push('removed')}
      onLeave={() => said.push('left')}
    />,
  );
  const yes = () => user.click(screen.getByRole('button', { name: /^(Yes, cancel it|Try again)$/ }));
  return { calls, said, yes };
}

beforeEach(forgetAll);

describe('whoever cancels a message, which is deleted', () => {
  it('answers the question once it has been read, not with the second tap of a double tap', async () => {
    const { calls, said, yes } = ask(gone);
    await yes();
    expect(calls).toEqual([]);
    readQuestion();
    await yes();
    expect(calls).toMatchObject([{ path: '/follow-up/cancel', body: { token: 'secret' } }]);
    expect(said).toEqual(['removed']);
  });

  it('is told that it is gone too where the answer was lost on the way', async () => {
    const { said, yes } = ask('lost', { status: 404, body: { message: 'We cannot find a request.' } });
    readQuestion();
    await yes();
    await summaryFocused();
    await yes();
    expect(said).toEqual(['removed']);
  });
});
