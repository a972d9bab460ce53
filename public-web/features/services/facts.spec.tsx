import { screen } from '@testing-library/react';
import type { Language } from '#contract/languages';
import { renderPage } from '../../test/render.js';
import { serverThat } from '../../test/server.js';
import { CardFacts } from './facts.js';
import { ServiceFacts } from './ServiceFacts.js';

const SERVICE = 'Student counseling';
const OTHER = { service: 'School Readiness Program', sessionMinutes: 30, priceFrom: 9 };

const UNKNOWN = 'We tell you the time and the price on the phone, before you decide anything.';

const shown = () => screen.getAllByRole('definition').map(({ textContent }) => textContent);

/** @param last a text to wait for: the response has arrived */
async function factsOf(offer: object, last: string, language: Language = 'en') {
  serverThat({ status: 200, body: [OTHER, { service: SERVICE, ...offer }] });
  renderPage(<ServiceFacts service={SERVICE} />, language);
  await screen.findByText(last);
  return shown();
}

describe('time and price of a service', () => {
  it('are what the administrators gave, in words', async () => {
    const offer = { sessionMinutes: 45, priceFrom: 2500, priceTo: 4000, reducedPrice: 1200, waitingWeeks: 1 };
    expect(await factsOf(offer, '45 minutes')).toEqual([
      '45 minutes',
      'Rs\u00A02,500 to 4,000 a session',
      'From Rs\u00A01,200, if the full price is too much',
      'About 1 week',
    ]);
  });

  it('leave out what nobody has given', async () => {
    const offer = { priceFrom: 35_000, priceTo: 35_000, priceFor: 'month' };
    expect(await factsOf(offer, 'Rs 35,000 a month')).toEqual(['Rs\u00A035,000 a month']);
    expect(screen.getAllByRole('term').map(({ textContent }) => textContent)).toEqual(['Price']);
    expect(screen.queryByText(UNKNOWN)).toBeNull();
  });

  it('tell whole hours as hours, and no waiting from waiting that nobody knows of', async () => {
    const offer = { sessionMinutes: 60, waitingWeeks: 0, priceFrom: 0 };
    expect(await factsOf(offer, '1 hour')).toEqual(['1 hour', 'Rs\u00A00 a session', 'No waiting at the moment']);
  });

  it('stand in the language of the page', async () => {
    const offer = { sessionMinutes: 300, priceFrom: 2500, priceTo: 4000, waitingWeeks: 3 };
    expect(await factsOf(offer, '5 மணித்தியாலங்கள்', 'ta')).toEqual([
      '5 மணித்தியாலங்கள்',
      'ஓர் அமர்வுக்கு ரூ.\u00A02,500 முதல் 4,000 வரை',
      'சுமார் 3 வாரங்கள்',
    ]);
  });

  it.each([
    ['when the answer does not come', 'lost' as const],
    ['where nothing is given', { status: 200, body: [OTHER, { service: SERVICE }] }],
  ])('are one sentence and a number to call %s', async (_, answer) => {
    serverThat(answer);
    renderPage(<ServiceFacts service={SERVICE} />);
    expect(await screen.findByText(UNKNOWN)).toBeTruthy();
    expect(screen.queryAllByRole('definition')).toEqual([]);
    expect(screen.getByRole('link', { name: '011 234 5678' })).toBeTruthy();
  });

  it.each([
    ['Shadow teacher for school', 'One school day'],
    ['Special needs teacher for home', 'One visit'],
    ['School Readiness Program', 'One session'],
  ] as const)('of %s say that the hours are those of %s', async (service, name) => {
    serverThat({ status: 200, body: [{ service, sessionMinutes: 300 }] });
    renderPage(<ServiceFacts service={service} />);
    await screen.findByText('5 hours');
    expect(screen.getByRole('term').textContent).toBe(name);
  });

  it('stand on a card in one line', () => {
    renderPage(
      <>
        <CardFacts service={SERVICE} offer={{ sessionMinutes: 45, priceFrom: 2500 }} />
        <CardFacts service="Shadow teacher for school" offer={{ sessionMinutes: 300 }} />
        <CardFacts service={SERVICE} />
      </>,
    );
    expect(screen.getByText('One session: 45 minutes · Rs 2,500 a session')).toBeTruthy();
    expect(screen.getByText('One school day: 5 hours')).toBeTruthy();
    expect(screen.getByText('Time and price: ask us')).toBeTruthy();
  });
});
