import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { CategoriesModule } from '../categories/index.js';
import { IdempotencyModule } from '../idempotency/index.js';
import { FilesModule } from '../files/index.js';
import { Accounts } from './accounts.js';
import { Applicants } from './applicants.js';
import { Confirmation } from './confirmation.js';
import { CvController } from './cv.controller.js';
import { OwnAccountController } from './own-account.controller.js';
import { OwnAccountService } from './own-account.service.js';
import { Sessions } from './sessions.js';
import { USER_MODEL, userSchema } from './user.schema.js';
import { UsersController } from './users.controller.js';
import { UsersService } from './users.service.js';

@Module({
  imports: [
    MongooseModule.forFeature([{ name: USER_MODEL, schema: userSchema }]),
    CategoriesModule,
    FilesModule,
    IdempotencyModule,
  ],
  // `DELETE /user/me` is tried before `DELETE /user/{id}`.
  controllers: [OwnAccountController, UsersController, CvController],
  providers: [UsersService, OwnAccountService, Accounts, Applicants, Confirmation, Sessions],
  exports: [Accounts, Confirmation, MongooseModule, Sessions, UsersService],
})
export class UsersModule {}
