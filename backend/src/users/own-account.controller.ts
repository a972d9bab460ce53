import { Body, Controller, Delete, Get, Header, HttpCode, HttpStatus, Put, UploadedFile } from '@nestjs/common';
import { CV } from '#contract/users';
import { BeforeSecondFactor, CurrentUser, type RequestUser, SignedIn } from '../common/access/index.js';
import { IfMatch, type IfMatchValue } from '../common/if-match.js';
import { type SentFile, Uploads } from '../files/index.js';
import { OwnAccountService } from './own-account.service.js';
import { ConfirmationDto, OwnChangesDto } from './user.dto.js';

/** Everybody signed in may see and change these parts of their own account. */
@SignedIn()
@Controller('user/me')
export class OwnAccountController {
  constructor(private readonly own: OwnAccountService) {}

  @BeforeSecondFactor()
  @Get()
  show(@CurrentUser() visitor: RequestUser) {
    return this.own.show(visitor);
  }

  @Put()
  update(@Body() dto: OwnChangesDto, @CurrentUser() by: RequestUser, @IfMatch() ifMatch: IfMatchValue) {
    return this.own.update(dto, by, ifMatch);
  }

  @Put('cv')
  @Uploads('cv', CV)
  replaceCv(
    @UploadedFile() cv: SentFile | undefined,
    @CurrentUser() by: RequestUser,
    @IfMatch() ifMatch: IfMatchValue,
  ) {
    return this.own.replaceCv(cv, by, ifMatch);
  }

  @Get('data')
  @Header('Content-Disposition', 'attachment; filename="one-step-my-data.json"')
  data(@CurrentUser() by: RequestUser) {
    return this.own.data(by);
  }

  @Delete()
  @HttpCode(HttpStatus.NO_CONTENT)
  withdraw(@Body() dto: ConfirmationDto, @CurrentUser() by: RequestUser) {
    return this.own.withdraw(dto, by);
  }
}
