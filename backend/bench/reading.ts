import { Controller, Get, Query } from '@nestjs/common';
import mongoose, { Schema } from 'mongoose';

// The second yardstick: the bare app reading the records of the product's store with Mongoose, and asking nobody who they
// are. Any product that reads a database does this much.

const PAGE = 20;
const SHOWN = { kind: 'shadow-teacher', suspectedSpam: null };

const asStored = new Schema({}, { strict: false });
const bookings = mongoose.model('Booking', asStored, 'bookings');
const users = mongoose.model('User', asStored, 'users');
await mongoose.connect(process.env['STORE_URI'] ?? '');

@Controller('mongoose')
export class ReadingController {
  @Get('list')
  async list(@Query('skip') skip: string) {
    const page = bookings.find(SHOWN).sort({ createdAt: -1, _id: -1 }).skip(Number(skip)).limit(PAGE).lean();
    const [rows] = await Promise.all([page, bookings.countDocuments(SHOWN)]);
    return rows;
  }

  @Get('one')
  one(@Query('id') id: string) {
    return users.find({ _id: id }).lean();
  }
}
