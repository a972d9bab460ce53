import { Controller, Get, Header } from '@nestjs/common';
import { SITE_ADDRESS } from '#contract/pages';
import { Public } from '../common/access/index.js';
import { Settings } from '../config/index.js';
import { withSiteAddress } from './built-page.js';
import { securityContacts } from './pages.js';
import { securityText } from './security-text.js';

@Controller('.well-known')
export class SecurityController {
  private readonly contacts: string;

  constructor({ PUBLIC_URL }: Settings) {
    this.contacts = withSiteAddress(securityContacts() ?? `Contact: ${SITE_ADDRESS}/contact\n`, PUBLIC_URL);
  }

  /** Generated per request: its `Expires` date would otherwise run out. */
  @Public()
  @Get('security.txt')
  @Header('Content-Type', 'text/plain; charset=utf-8')
  @Header('Cache-Control', 'public, max-age=86400')
  security(): string {
    return securityText(this.contacts, new Date());
  }
}
