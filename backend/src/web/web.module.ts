import { Module } from '@nestjs/common';
import { Settings } from '../config/index.js';
import { BuiltPages } from './built-page.js';
import { NotFoundController } from './not-found.controller.js';
import { FOLDERS } from './pages.js';
import { SecurityController } from './security.controller.js';

/** Imported last, because its last route answers every path that no other route does. */
@Module({
  controllers: [SecurityController, NotFoundController],
  providers: [
    {
      provide: BuiltPages,
      useFactory: ({ PUBLIC_URL }: Settings) => new BuiltPages(FOLDERS.public, PUBLIC_URL),
      inject: [Settings],
    },
  ],
})
export class WebModule {}
