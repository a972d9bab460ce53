import { screen } from '@testing-library/react';
import { renderPage } from '../../test/render.js';
import { translate } from '../../test/translate.js';
import { Stepper } from './Stepper.js';

const button = (name: string) => screen.getByRole('button', { name });
const shown = () => [
  screen.getByRole('status').textContent,
  screen.getByRole<HTMLProgressElement>('progressbar').value,
  document.querySelector('[aria-current=step] h3')?.textContent,
];
const why = (control: HTMLElement) =>
  document.getElementById(control.getAttribute('aria-describedby') ?? '')?.textContent;

describe('the steps of the program', () => {
  it('go forth and back, and keep the focus on their buttons', async () => {
    const { user } = renderPage(<Stepper booking="/booking-readiness-teacher" />);
    expect(shown()).toEqual(['Step 1 of 3', 1, 'We get to know your child']);
    await user.click(button('Next'));
    expect(shown()).toEqual(['Step 2 of 3', 2, 'We practise for school']);
    await user.click(button('Next'));
    expect(shown()).toEqual(['Step 3 of 3', 3, 'We start school together']);
    expect(document.activeElement).toBe(button('Finish'));
    await user.click(button('Previous'));
    expect(shown()).toEqual(['Step 2 of 3', 2, 'We practise for school']);
  });

  it('go on when the page has been translated', async () => {
    const { user } = renderPage(<Stepper booking="/booking-readiness-teacher" />);
    translate();
    for (const name of ['Next', 'Next', 'Previous', 'Previous', 'Next']) await user.click(button(name));
    expect(shown()).toEqual(['Step 2 of 3', 2, 'We practise for school']);
    expect(document.querySelector('.stepper-controls > p')?.textContent).toBe('');
  });

  it('lead to the booking with the last one', () => {
    renderPage(<Stepper booking="/booking-readiness-teacher" />);
    const link = screen.getByRole('link', { name: 'Book the programme' });
    expect(link.getAttribute('href')).toBe('/booking-readiness-teacher');
    expect(link.closest('li')?.querySelector('h3')?.textContent).toBe('We start school together');
  });

  it('end at both ends, and say why', async () => {
    const { user } = renderPage(<Stepper booking="/booking-readiness-teacher" />);
    expect(button('Previous').getAttribute('aria-disabled')).toBe('true');
    expect(why(button('Previous'))).toBe('This is the first step.');
    await user.click(button('Previous'));
    expect(shown()[0]).toBe('Step 1 of 3');
    await user.click(button('Next'));
    await user.click(button('Next'));
    expect(why(button('Finish'))).toMatch(/^This is the last step\./);
    await user.click(button('Finish'));
    expect(shown()[0]).toBe('Step 3 of 3');
  });
});
