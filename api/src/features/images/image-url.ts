/** Where an uploaded picture is served. */
export const imageUrl = (imageId: string) => `/api/v1/images/${imageId}`;
