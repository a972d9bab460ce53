/** Replaces imports of images, which Vite resolves to URLs. */
export default '/picture.svg';
