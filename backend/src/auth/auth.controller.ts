import { Body, Controller, HttpCode, HttpStatus, Post } from '@nestjs/common';
import { ClientAddress, Public } from '../common/access/index.js';
import { AuthService } from './auth.service.js';
import { LoginDto } from './login.dto.js';

@Controller('user')
export class AuthController {
  constructor(private readonly auth: AuthService) {}

  @Public()
  @Post('login')
  @HttpCode(HttpStatus.OK)
  login(@Body() dto: LoginDto, @ClientAddress() address: string) {
    return this.auth.login(dto, address);
  }
}
