import type { MessageTexts } from './message-texts.js';

export const en: MessageTexts = {
  sent: 'From what you sent us',
  services: {
    'shadow-teacher': 'a shadow teacher for school',
    'special-need-teacher': 'a special needs teacher at home',
    'readiness-teacher': 'the School Readiness Program',
    'counselling-teacher': 'student counselling',
    'therapy-session-teacher': 'therapy sessions',
  },
  places: { school: 'at school', home: 'at home', centre: 'at our centre', online: 'online' },
  templates: {
    'booking-received': {
      subject: 'We have your request {reference}',
      paragraphs: [
        'Thank you. We have received your request for {service}. Your reference is {reference}.',
        'We will read it and call you by {day}.',
        'You can see where it stands, change your contact details, add a note or cancel here: {link}',
        'This address is private. Please do not pass it on.',
      ],
    },
    'booking-approved': {
      subject: 'Good news about your request {reference}',
      paragraphs: [
        'We can help. Your request for {service} has been approved.',
        'We will call you to agree on the first day and everything else.',
        'Your request: {link}',
      ],
    },
    'booking-rejected': {
      subject: 'About your request {reference}',
      paragraphs: [
        'We are sorry. We cannot offer {service} at the moment.',
        'Please call us. We will look for another way together.',
        'Your request: {link}',
      ],
    },
    'booking-changed': {
      subject: 'Your request {reference} has been changed',
      paragraphs: ['We have saved the changes to your request for {service}.', 'Your request: {link}'],
    },
    'booking-cancelled': {
      subject: 'Your request {reference} has been cancelled',
      paragraphs: [
        'You cancelled your request. There is nothing more for you to do.',
        'If you change your mind, please send a new request or call us.',
      ],
    },
    'application-received': {
      subject: 'We have your application',
      paragraphs: [
        'Thank you for applying. We have your details and your CV. Your reference is {reference}.',
        'You can now log in to see where your application stands: {link}',
      ],
    },
    'application-approved': {
      subject: 'Good news about your application',
      paragraphs: [
        'Your application has been approved. Welcome!',
        'We will call you to agree on what comes next. You can see it here: {link}',
      ],
    },
    'application-rejected': {
      subject: 'About your application',
      paragraphs: [
        'Thank you for your interest in working with us. We cannot offer you a place at the moment.',
        'If you would like to know more, please call us.',
      ],
    },
    'request-received': {
      subject: 'We have your course request {reference}',
      paragraphs: [
        'Thank you. We have received your request for the course “{course}”. Your reference is {reference}.',
        'We will answer by {day}. You can see where it stands here: {link}',
      ],
    },
    'request-accepted': {
      subject: 'Your course is open: {reference}',
      paragraphs: [
        'You can now see the course “{course}”.',
        'It is on your private page for 30 days: {link}',
        'You can renew it there with one click.',
      ],
    },
    'request-denied': {
      subject: 'About your course request {reference}',
      paragraphs: [
        'We are sorry. We cannot give you access to the course “{course}” at the moment.',
        'Please call us if you would like to know more.',
      ],
    },
    'request-changed': {
      subject: 'Your course request {reference} has been changed',
      paragraphs: ['We have saved the changes to your request for the course “{course}”.', 'Your request: {link}'],
    },
    'request-cancelled': {
      subject: 'Your course request {reference} has been cancelled',
      paragraphs: [
        'You cancelled your request for the course “{course}”, and we have deleted it. There is nothing more for you to do.',
        'If you change your mind, please send a new request or call us.',
      ],
    },
    'contact-received': {
      subject: 'We have your message {reference}',
      paragraphs: [
        'Thank you for your message. Your reference is {reference}.',
        'We will answer by {day}. You can see where it stands here: {link}',
      ],
    },
    'contact-answered': {
      subject: 'Our answer to your message {reference}',
      paragraphs: ['{text}'],
    },
    'contact-changed': {
      subject: 'Your message {reference} has been changed',
      paragraphs: ['We have saved the changes to your message.', 'Your message: {link}'],
    },
    'contact-cancelled': {
      subject: 'Your message {reference} has been deleted',
      paragraphs: [
        'You withdrew your message, and we have deleted it. There is nothing more for you to do.',
        'If you change your mind, please write to us again or call us.',
      ],
    },
    'password-reset': {
      subject: 'Choose a new password',
      paragraphs: [
        'You can choose a new password here: {link}',
        'The link works once, for 30 minutes at most. If you did not ask for it, you do not have to do anything.',
      ],
    },
    invitation: {
      subject: 'Your account with {provider}',
      paragraphs: [
        'An account has been set up for you. Choose your password here: {link}',
        'The link works once, for 7 days.',
      ],
    },
    'details-changed': {
      subject: 'Your contact details have changed: {reference}',
      paragraphs: [
        'The phone number or email address by which we reach you about {reference} was changed on its private page. We use the new one from now on.',
        'If you did not do that, please call us at once. For 7 days, your former phone number or email address opens the page too.',
      ],
    },
    'new-login-address': {
      subject: 'Your account has another email address',
      paragraphs: [
        'The email address of your account with {provider} was changed. The new one is for logging in from now on, and we write to it.',
        'If you did not do that, please call us at once.',
      ],
    },
    'sessions-planned': {
      subject: 'Your sessions: {reference}',
      paragraphs: [
        'We have planned sessions with {staff} for you:',
        '{sessions}',
        'If a day does not suit you, please call us.',
        'All your sessions: {link}',
      ],
    },
    'session-moved': {
      subject: 'A change of your sessions: {reference}',
      paragraphs: [
        'We have moved sessions of yours. They were planned for:\n{before}',
        'They now take place with {staff}:\n{sessions}',
        'If that does not suit you, please call us.',
        'All your sessions: {link}',
      ],
    },
    'session-cancelled': {
      subject: 'Cancelled sessions: {reference}',
      paragraphs: [
        'We are sorry. We have to cancel:',
        '{sessions}',
        'If you would like to know more, please call us.',
        'All your sessions: {link}',
      ],
    },
    'session-covered': {
      subject: 'Somebody else comes to your sessions: {reference}',
      paragraphs: [
        'The time stays as it is, but {staff} takes these sessions:',
        '{sessions}',
        'If that does not suit you, please call us.',
        'All your sessions: {link}',
      ],
    },
    'session-reminder': {
      subject: 'Your session tomorrow: {reference}',
      paragraphs: [
        'Tomorrow there is a session with {staff}:',
        '{sessions}',
        'If you cannot come, please tell us there, or call us: {link}',
      ],
    },
    'session-sentence': {
      subject: 'What we write for you after a session: {reference}',
      paragraphs: [
        'Our team can write a sentence for you after each session, about how it went. You read it on your private page: {link}',
        'Do you want such sentences? You can say yes or no there, now or at any time, or call us. Until you say no, they are shown there.',
      ],
    },
    'staff-planned': {
      subject: 'New sessions for you: {reference}',
      paragraphs: ['These sessions are planned for you:', '{sessions}', 'Log in to see them: {link}'],
    },
    'staff-moved': {
      subject: 'A change of your sessions: {reference}',
      paragraphs: [
        'Sessions of yours were moved. They were planned for:\n{before}',
        'They now take place:\n{sessions}',
        'Log in to see them: {link}',
      ],
    },
    'staff-family-cancelled': {
      subject: 'A family cannot come: {reference}',
      paragraphs: ['The family cannot come to:', '{sessions}', 'Log in to see your sessions: {link}'],
    },
    'staff-cancelled': {
      subject: 'Sessions that are no longer yours: {reference}',
      paragraphs: ['You no longer have these sessions:', '{sessions}', 'Log in to see your sessions: {link}'],
    },
    'staff-erased': {
      subject: 'Sessions that will not take place',
      paragraphs: ['These sessions will not take place:', '{sessions}', 'Log in to see your sessions: {link}'],
    },
  },
};
