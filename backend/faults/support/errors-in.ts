import { must } from '../fault.js';
import type { Product } from './product.js';

/** Nothing escaped: no promise that nobody handled, no crash. */
export function mustBeCalm({ output, isAlive }: Product): void {
  must(isAlive, `the product ended: ${output.slice(-400)}`);
  must(
    !/nobody caught|unhandled|UnhandledPromise|TypeError|ReferenceError/i.test(output),
    `it printed: ${output.slice(-600)}`,
  );
}
