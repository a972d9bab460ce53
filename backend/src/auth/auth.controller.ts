import { Body, Controller, HttpCode, HttpStatus, Ip, Post } from '@nestjs/common';
import { Public } from '../common/access/index.js';
import { AuthService } from './auth.service.js';
import { LoginDto } from './login.dto.js';

@Controller('user')
export class AuthController {
  constructor(private readonly auth: AuthService) {}

  @Public()
  @Post('login')
  @HttpCode(HttpStatus.OK)
  login(@Body() dto: LoginDto, @Ip() address: string) {
    return this.auth.login(dto, address);
  }
}
