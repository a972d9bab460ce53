/** Stands for every drawing, which Vite would give as its address. */
export default '/picture.svg';
