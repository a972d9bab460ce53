import { createSecretKey } from 'node:crypto';
import { Module } from '@nestjs/common';
import { APP_GUARD } from '@nestjs/core';
import { JwtModule } from '@nestjs/jwt';
import { ContentTypeGuard } from '../common/access/index.js';
import { Settings, signingKey } from '../config/index.js';
import { UsersModule } from '../users/index.js';
import { AcceptedTokens } from './accepted-tokens.js';
import { AccessGuard } from './access.guard.js';
import { AuthController } from './auth.controller.js';
import { AuthService } from './auth.service.js';
import { PasswordsService } from './passwords.service.js';
import { SecondFactorController } from './second-factor.controller.js';
import { SecondFactorService } from './second-factor.service.js';
import { TokensService } from './tokens.service.js';

const ALGORITHM = 'HS256';

@Module({
  imports: [
    UsersModule,
    JwtModule.registerAsync({
      inject: [Settings],
      useFactory: async (settings: Settings) => ({
        // From plain text the library would make a key for every token, trying it as a public key first.
        secret: createSecretKey(await signingKey(settings), 'utf8'),
        signOptions: { algorithm: ALGORITHM, expiresIn: settings.JWT_EXPIRES_IN },
        verifyOptions: { algorithms: [ALGORITHM] },
      }),
    }),
  ],
  controllers: [AuthController, SecondFactorController],
  providers: [
    AuthService,
    PasswordsService,
    SecondFactorService,
    TokensService,
    AcceptedTokens,
    { provide: APP_GUARD, useClass: AccessGuard },
    { provide: APP_GUARD, useClass: ContentTypeGuard },
  ],
})
export class AuthModule {}
