export declare function hashOfFolder(folder: string, except?: readonly string[]): string;
export declare function stamped(file: string): string | undefined;
