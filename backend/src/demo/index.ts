export { DemoContent } from './demo-content.js';
export { DemoModule } from './demo.module.js';
