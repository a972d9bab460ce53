import { check } from './check.js';
import { international, mailtoLink, telephoneLink, whatsappLink } from './links.js';

describe('a link to an e-mail address', () => {
  it.each([
    ['parent@example.lk', 'mailto:parent@example.lk'],
    ['kamala.p+one@example.lk', 'mailto:kamala.p%2Bone@example.lk'],
    ['a@b.lk?bcc=spy@evil.lk', 'mailto:a@b.lk%3Fbcc%3Dspy%40evil.lk'],
    ['a@b.lk?bcc=spy%40evil.lk', 'mailto:a@b.lk%3Fbcc%3Dspy%2540evil.lk'],
    ['a?cc=spy&body=x#y@b.lk', 'mailto:a%3Fcc%3Dspy%26body%3Dx%23y@b.lk'],
    ['a,b@c.lk\r\nBcc: d@e.lk', 'mailto:a%2Cb@c.lk%0D%0ABcc%3A%20d%40e.lk'],
    ['nobody', 'mailto:nobody'],
  ])('%j is %s', (address, link) => {
    expect(mailtoLink(address)).toBe(link);
  });
});

describe('a link with our own text in it', () => {
  const text = 'වණක්කම් A & B?\n#1 =2+3';

  it('carries it whole to WhatsApp, and nothing else', () => {
    const { host, pathname, searchParams, hash } = new URL(whatsappLink('077 123-4567', text));
    expect([host, pathname, [...searchParams], hash]).toEqual(['wa.me', '/94771234567', [['text', text]], '']);
  });

  it('carries it whole to a mail program, for one recipient', () => {
    const { pathname, search } = new URL(mailtoLink('a@b.lk?bcc=spy@evil.lk', { subject: 'A&B', body: text }));
    expect(pathname).toBe('a@b.lk%3Fbcc%3Dspy%40evil.lk');
    expect([...new URLSearchParams(search)]).toEqual([
      ['subject', 'A&B'],
      ['body', text],
    ]);
  });
});

describe('a link to a number', () => {
  it.each([
    ['0771234567', 'tel:0771234567', 'https://wa.me/94771234567'],
    ['077 123-4567', 'tel:0771234567', 'https://wa.me/94771234567'],
    ['+94 77 123 4567', 'tel:+94771234567', 'https://wa.me/94771234567'],
    ['0094771234567', 'tel:0094771234567', 'https://wa.me/94771234567'],
    ['+974 5512 3456', 'tel:+97455123456', 'https://wa.me/97455123456'],
    ['077?text=hi&x#1', 'tel:0771', 'https://wa.me/94771'],
  ])('%j is %s and %s', (phone, telephone, whatsapp) => {
    expect(telephoneLink(phone)).toBe(telephone);
    expect(whatsappLink(phone)).toBe(whatsapp);
  });

  it('works from abroad when it names the country', () => {
    expect(telephoneLink(international('011 234 5678'))).toBe('tel:+94112345678');
  });
});

describe('an e-mail address', () => {
  const rule = { type: 'email', label: 'Email', what: 'your email address' } as const;

  it.each(['a@b.lk?bcc=spy', 'a@b.lk&x', 'a@b=c.lk', 'a@b.lk%40evil', 'a@b.lk#x', 'a@?.lk'])(
    'like %s, which would end inside a link, is refused',
    (address) => {
      expect(check(rule, address)).toBe('notEmail');
    },
  );

  it.each(['a@b.lk', "o'brien+x%y=z&w#?@mail.example.lk", 'அ@உதாரணம்.இலங்கை'])('like %s is taken', (address) => {
    expect(check(rule, address)).toBeUndefined();
  });
});
