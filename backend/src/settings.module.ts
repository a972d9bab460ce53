import { type DynamicModule, Module } from '@nestjs/common';
import { Settings } from './config/index.js';

/** Makes the settings of this process injectable everywhere as `Settings`. */
@Module({})
export class SettingsModule {
  static forRoot(settings: Settings): DynamicModule {
    const provider = { provide: Settings, useValue: settings };
    return { module: SettingsModule, global: true, providers: [provider], exports: [Settings] };
  }
}
