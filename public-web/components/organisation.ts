import { PROVIDER } from '../provider.js';

/** Who we are, for search engines: data in the home page, no script that runs. Made while the pages are. */
export const ORGANISATION = import.meta.env.SSR
  ? JSON.stringify({
      '@context': 'https://schema.org',
      '@type': 'EducationalOrganization',
      name: PROVIDER.name,
      url: PROVIDER.siteUrl,
      logo: new URL('/share-en.png', PROVIDER.siteUrl).href,
      email: PROVIDER.email,
      telephone: PROVIDER.phones[0].replace(/^0/, '+94 '),
      address: {
        '@type': 'PostalAddress',
        streetAddress: PROVIDER.address.en[0],
        addressLocality: PROVIDER.address.en[1],
        addressCountry: 'LK',
      },
      sameAs: PROVIDER.social.map(({ url }) => url),
    })
  : '';
