import { MESSAGES } from '#contract/messages';

export default {
  title: 'Contact Us',
  description: 'Write to One Step. We answer within two working days, in Sinhala, Tamil or English.',
  lead: 'Write to us about anything. We answer by email within two working days.',
  send: 'Send message',
  failed: MESSAGES.messageFailed,
  sent: MESSAGES.messageSent,
  sentText: 'We answer by email within two working days.',
  callTitle: 'Would you rather talk?',
  callText: 'Call us or send a WhatsApp message. You can speak Sinhala, Tamil or English.',
} as const;
