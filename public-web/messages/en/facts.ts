/** What a service costs and how long it takes; the numbers come from the administrators. */
export const facts = {
  title: 'Time and price',
  length: 'One session',
  price: 'Price',
  reduced: 'Reduced fee',
  waiting: 'Waiting time',
  askUs: 'Ask us',
  minutes: { one: '{count} minute', other: '{count} minutes' },
  hours: { one: '{count} hour', other: '{count} hours' },
  range: '{from} to {to}',
  rupees: {
    session: 'Rs {price} a session',
    hour: 'Rs {price} an hour',
    day: 'Rs {price} a day',
    month: 'Rs {price} a month',
    programme: 'Rs {price} for the whole programme',
  },
  reducedFrom: 'From Rs {price}, if the full price is too much',
  noWaiting: 'No waiting at the moment',
  weeks: { one: 'About {count} week', other: 'About {count} weeks' },
  call: 'Call us if you have a question:',
  cardAsk: 'Time and price: ask us',
} as const;
