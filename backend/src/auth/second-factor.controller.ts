import { Body, Controller, Delete, HttpCode, HttpStatus, Post } from '@nestjs/common';
import { BeforeSecondFactor, CurrentUser, Editors, type RequestUser } from '../common/access/index.js';
import { CodeDto, SecondFactorRemovalDto } from './auth.dto.js';
import { SecondFactorService } from './second-factor.service.js';

/** Only those who work in the admin app have a second factor. */
@Editors()
@Controller('user/me/second-factor')
export class SecondFactorController {
  constructor(private readonly secondFactor: SecondFactorService) {}

  @BeforeSecondFactor()
  @Post()
  @HttpCode(HttpStatus.OK)
  start(@CurrentUser() by: RequestUser) {
    return this.secondFactor.start(by);
  }

  @BeforeSecondFactor()
  @Post('confirm')
  @HttpCode(HttpStatus.OK)
  confirm(@Body() dto: CodeDto, @CurrentUser() by: RequestUser) {
    return this.secondFactor.confirm(dto, by);
  }

  @Delete()
  remove(@Body() dto: SecondFactorRemovalDto, @CurrentUser() by: RequestUser) {
    return this.secondFactor.remove(dto, by);
  }
}
