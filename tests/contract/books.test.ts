import { tryAreas } from "./try-areas.ts";

tryAreas("books");
