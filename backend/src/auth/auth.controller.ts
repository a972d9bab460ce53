import { Body, Controller, Delete, Get, Headers, HttpCode, HttpStatus, Param, Post, Put } from '@nestjs/common';
import {
  BeforeSecondFactor,
  ClientAddress,
  CurrentUser,
  Public,
  SignedIn,
  type RequestUser,
} from '../common/access/index.js';
import { ForgotPasswordDto, LoginDto, PasswordChangeDto, ResetPasswordDto } from './auth.dto.js';
import { AuthService } from './auth.service.js';
import { PasswordsService } from './passwords.service.js';

@Controller('user')
export class AuthController {
  constructor(
    private readonly auth: AuthService,
    private readonly passwords: PasswordsService,
  ) {}

  @Public()
  @Post('login')
  @HttpCode(HttpStatus.OK)
  login(@Body() dto: LoginDto, @ClientAddress() address: string, @Headers('user-agent') agent = '') {
    return this.auth.login(dto, address, agent);
  }

  @SignedIn()
  @BeforeSecondFactor()
  @Post('logout')
  @HttpCode(HttpStatus.NO_CONTENT)
  logout(@CurrentUser() by: RequestUser) {
    return this.auth.logout(by);
  }

  @SignedIn()
  @Get('me/sessions')
  sessions(@CurrentUser() by: RequestUser) {
    return this.auth.sessions(by);
  }

  @SignedIn()
  @Delete('me/sessions')
  @HttpCode(HttpStatus.NO_CONTENT)
  endOtherSessions(@CurrentUser() by: RequestUser) {
    return this.auth.endOtherSessions(by);
  }

  @SignedIn()
  @Delete('me/sessions/:id')
  @HttpCode(HttpStatus.NO_CONTENT)
  endSession(@Param('id') id: string, @CurrentUser() by: RequestUser) {
    return this.auth.endSession(id, by);
  }

  @SignedIn()
  @Put('me/password')
  changePassword(@Body() dto: PasswordChangeDto, @CurrentUser() by: RequestUser, @Headers('user-agent') agent = '') {
    return this.passwords.change(dto, by, agent);
  }

  @Public()
  @Post('forgot-password')
  @HttpCode(HttpStatus.ACCEPTED)
  forgotPassword(@Body() dto: ForgotPasswordDto, @ClientAddress() address: string) {
    return this.passwords.forgot(dto, address);
  }

  @Public()
  @Post('reset-password')
  @HttpCode(HttpStatus.OK)
  resetPassword(@Body() dto: ResetPasswordDto, @ClientAddress() address: string) {
    return this.passwords.reset(dto, address);
  }
}
