/** Words that every page about one service shares. */
export default {
  bookNow: 'Book Now',
  contact: 'Contact us',
  free: 'Sending a request costs nothing. We call you within two working days.',
  howTitle: 'How it works',
  faqTitle: 'Questions parents ask',
  dialogTitle: 'Contact us',
  dialogText: 'Call, write or send a WhatsApp message. You can speak Sinhala, Tamil or English.',
  close: 'Close',
} as const;
