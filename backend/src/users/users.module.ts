import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { IdempotencyModule } from '../common/idempotency/index.js';
import { FilesModule } from '../files/index.js';
import { Accounts } from './accounts.js';
import { CvController } from './cv.controller.js';
import { USER_MODEL, userSchema } from './user.schema.js';
import { UsersController } from './users.controller.js';
import { UsersService } from './users.service.js';

@Module({
  imports: [MongooseModule.forFeature([{ name: USER_MODEL, schema: userSchema }]), FilesModule, IdempotencyModule],
  controllers: [UsersController, CvController],
  providers: [UsersService, Accounts],
  exports: [Accounts, UsersService],
})
export class UsersModule {}
