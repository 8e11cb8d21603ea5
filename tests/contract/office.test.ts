import { tryAreas } from "./try-areas.ts";

tryAreas("office");
