import { screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { ResourceContextProvider } from 'react-admin';
import { ERASURE_FIELDS } from '#contract/people';
import { renderAdmin } from '../../test/renderAdmin';
import { hasUnsaved } from '../providers/unsaved';
import { FormDialog } from './FormDialog';
import '../messages/people';

function Page() {
  const [isOpen, setOpen] = useState(true);
  return (
    isOpen && (
      <FormDialog
        title="Erase"
        rules={ERASURE_FIELDS}
        submit="resources.people-list.erase"
        failed="resources.people-list.eraseFailed"
        send={() => Promise.resolve()}
        onClose={() => setOpen(false)}
      />
    )
  );
}

function renderDialog() {
  const user = renderAdmin(
    <ResourceContextProvider value="people-list">
      <Page />
    </ResourceContextProvider>,
    {},
  );
  const beside = () => document.querySelector('.MuiDialog-container') as HTMLElement;
  return { user, beside };
}

const dialog = () => screen.queryByRole('dialog', { name: 'Erase' });
const isClosed = () => waitFor(() => expect(dialog()).toBeNull());

describe('a form in a dialog', () => {
  it('keeps its title and its buttons in view: only what is between them scrolls', () => {
    renderDialog();
    const form = dialog()?.querySelector('form') as HTMLElement;
    expect(getComputedStyle(form).display).toBe('contents');
  });

  it('says once what is missing, at its field', async () => {
    const { user } = renderDialog();
    await user.click(screen.getByRole('button', { name: 'Erase records' }));
    expect(await screen.findByText('Enter the reason.')).toBeTruthy();
    expect(screen.queryByText('The form is not valid. Please check for errors')).toBeNull();
  });

  it('is closed by Escape or a click beside it while nothing is typed', async () => {
    const { user } = renderDialog();
    await user.keyboard('{Escape}');
    await isClosed();
  });

  it('keeps what is typed: only its own button closes it', async () => {
    const { user, beside } = renderDialog();
    const reason = screen.getByRole<HTMLInputElement>('textbox', { name: 'Reason' });
    await user.type(reason, 'She asked.');
    await user.keyboard('{Escape}');
    await user.click(beside());
    expect(reason.value).toBe('She asked.');
    expect(dialog()).toBeTruthy();
    expect(hasUnsaved()).toBe(true);
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    await isClosed();
  });
});
