import { createSecretKey, type KeyObject } from 'node:crypto';
import { Module } from '@nestjs/common';
import { APP_GUARD } from '@nestjs/core';
import { JwtModule } from '@nestjs/jwt';
import { ContentTypeGuard } from '../http/index.js';
import { Settings, signingKey } from '../config/index.js';
import { UsersModule } from '../users/index.js';
import { AcceptedTokens } from './accepted-tokens.js';
import { AccessGuard } from './access.guard.js';
import { AuthController } from './auth.controller.js';
import { AuthService } from './auth.service.js';
import { JwtStrategy } from './jwt.strategy.js';
import { PasswordsService } from './passwords.service.js';
import { SecondFactorController } from './second-factor.controller.js';
import { SecondFactorService } from './second-factor.service.js';
import { TokensService } from './tokens.service.js';
import { ALGORITHM, SIGNING_KEY } from './token.js';

/** Made once: from plain text the JWT library would make a key for every token, trying it as a public key first. */
async function keyObject(settings: Settings): Promise<KeyObject> {
  return createSecretKey(await signingKey(settings), 'utf8');
}

@Module({
  providers: [{ provide: SIGNING_KEY, inject: [Settings], useFactory: keyObject }],
  exports: [SIGNING_KEY],
})
class SigningKeyModule {}

@Module({
  imports: [
    UsersModule,
    SigningKeyModule,
    JwtModule.registerAsync({
      imports: [SigningKeyModule],
      inject: [SIGNING_KEY, Settings],
      useFactory: (secret: KeyObject, settings: Settings) => ({
        secret,
        signOptions: { algorithm: ALGORITHM, expiresIn: settings.JWT_EXPIRES_IN },
      }),
    }),
  ],
  controllers: [AuthController, SecondFactorController],
  providers: [
    AuthService,
    PasswordsService,
    SecondFactorService,
    TokensService,
    JwtStrategy,
    AcceptedTokens,
    { provide: APP_GUARD, useClass: AccessGuard },
    { provide: APP_GUARD, useClass: ContentTypeGuard },
  ],
})
export class AuthModule {}
