import { screen } from '@testing-library/react';
// Jest cannot link two modules at once that are both imported later and share a third.
import '../features/teacher-profiles/StaffList.js';
import { renderPage } from '../test/render.js';
import { serverThat } from '../test/server.js';
import ParentCounseling from './parent-counseling.js';

const SERVICE = 'Parent counseling/Parenting session';
const DILANI = {
  _id: 'a'.repeat(24),
  tName: 'Dilani',
  age: 40,
  experience: 5,
  service: SERVICE,
  profilePicture: 'uploads/face.webp',
};

describe('booking a session for parents', () => {
  it('opens with the therapist’s number and both buttons in it, and begins at its heading', async () => {
    let shown = '';
    // jsdom opens no dialogs. A browser focuses the first link of one.
    HTMLDialogElement.prototype.showModal = function showModal() {
      this.open = true;
      shown = this.textContent;
      this.querySelector('a')?.focus();
    };
    serverThat(...[[], []].map(() => ({ status: 200, body: [DILANI] })));
    const { user } = renderPage(<ParentCounseling />);
    await user.click(await screen.findByRole('button', { name: 'Book Now: Dilani' }));
    expect(shown).toContain(DILANI._id);
    expect(shown).toContain('WhatsApp');
    expect(document.activeElement?.textContent).toContain('Dilani');
    expect(document.activeElement?.tagName).toBe('H2');
  });
});
